import { describeStage } from '../lib/jobs/job-text.ts';
import { Icon } from './icon.tsx';
import './progress-stages.css';

interface ProgressStagesProps {
  readonly stages: readonly string[];
  readonly done: number | undefined;
}

export function ProgressStages({ stages, done }: ProgressStagesProps) {
  return (
    <ol className="stages" data-unknown={done === undefined || undefined}>
      {stages.map((stage, index) => {
        const state = done === undefined ? 'unknown' : index < done ? 'done' : index === done ? 'current' : 'next';
        return (
          <li key={stage} className="stage" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className="stage-mark">{state === 'done' && <Icon name="check" />}</span>
            {describeStage(stage)}
          </li>
        );
      })}
    </ol>
  );
}
