import { browser } from 'wxt/browser';
import { jobStore } from '../../lib/jobs/store.ts';
import { loadLanguage } from '../../lib/settings/language.ts';
import { readLastProblem } from '../../lib/settings/last-problem.ts';
import { errorText, words } from '../../lib/settings/words.ts';

const colors = { work: '#3457d5', problem: '#b3261e' } as const;

let shown: Promise<void> = Promise.resolve();

/** Shows on the toolbar button how many jobs are at work, else that something went wrong. Safe to call at any time. */
export function showState(): Promise<void> {
  // One after the other, so that the state shown last is the state read last.
  shown = shown.then(show, show);
  return shown;
}

async function show(): Promise<void> {
  const [jobs, problem] = await Promise.all([jobStore.unsettled(), readLastProblem(), loadLanguage()]);
  const [text, title] =
    jobs.length > 0
      ? [String(jobs.length), words('badge_working', String(jobs.length))]
      : problem
        ? ['!', words('badge_problem', errorText(problem))]
        : ['', words('extension_name')];
  await Promise.all([
    browser.action.setBadgeText({ text }),
    browser.action.setBadgeBackgroundColor({ color: jobs.length > 0 ? colors.work : colors.problem }),
    browser.action.setBadgeTextColor({ color: '#ffffff' }),
    browser.action.setTitle({ title }),
  ]);
}
