import { browser } from 'wxt/browser';
import { loadLanguage } from '../../lib/i18n/language.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { readLastProblem } from '../../lib/jobs/last-problem.ts';
import { jobStore } from '../../lib/jobs/store.ts';

const colors = { work: '#3457d5', problem: '#b3261e' } as const;

let shown: Promise<void> = Promise.resolve();

export function showState(): Promise<void> {
  // Serialised, so that the last state read is the last shown.
  shown = shown.then(show, show);
  return shown;
}

async function show(): Promise<void> {
  const [jobs, problem] = await Promise.all([jobStore.unsettled(), readLastProblem(), loadLanguage()]);
  const [text, title] =
    jobs.length > 0
      ? [String(jobs.length), t('badge_working', String(jobs.length))]
      : problem
        ? ['!', t('badge_problem', getErrorText(problem))]
        : ['', t('extension_name')];
  await Promise.all([
    browser.action.setBadgeText({ text }),
    browser.action.setBadgeBackgroundColor({ color: jobs.length > 0 ? colors.work : colors.problem }),
    browser.action.setBadgeTextColor({ color: '#ffffff' }),
    browser.action.setTitle({ title }),
  ]);
}
