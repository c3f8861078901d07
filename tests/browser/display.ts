import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** With which button of the mouse (1 is the left one, 3 the right), and how often. */
export interface Click {
  readonly button?: 1 | 3;
  readonly times?: number;
}

/** A screen that nobody looks at, for what browsers show outside of their pages. */
export interface Display {
  /** As the environment variable of that name has it. */
  readonly name: string;
  /** Whether a window whose title matches the pattern is shown. */
  shows(title: string): boolean;
  /** Presses a key in the window with the focus, by its X name; several at once are joined by `+`. */
  press(key: string): void;
  /** Types words into the window with the focus. */
  type(words: string): void;
  /** Moves the mouse there, in pixels of the screen, and clicks: with its left button and once, where not said otherwise. */
  click(at: { readonly x: number; readonly y: number }, how?: Click): void;
  stop(): Promise<void>;
}

const programs = ['Xvfb', 'openbox', 'xdotool'];

/** Starts one with a window manager; undefined where the programs for it are not installed. */
export async function startDisplay(): Promise<Display | undefined> {
  if (programs.some((program) => spawnSync('which', [program]).status !== 0)) return undefined;
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(createInterface(server.stdout), 'line')) as [string];
  const name = `:${number}`;
  const env = { ...process.env, DISPLAY: name };
  const xdotool = (...words: readonly string[]) => execFileSync('xdotool', words, { env });
  const manager = spawn('openbox', { env, stdio: 'ignore' });
  return {
    name,
    shows: (title) => spawnSync('xdotool', ['search', '--onlyvisible', '--name', title], { env }).status === 0,
    press: (key) => {
      xdotool('key', key);
    },
    type: (words) => {
      xdotool('type', '--delay', '1', words);
    },
    click: ({ x, y }, { button = 1, times = 1 } = {}) => {
      xdotool('mousemove', `${x}`, `${y}`, 'click', '--repeat', `${times}`, '--delay', '40', `${button}`);
    },
    async stop() {
      for (const child of [manager, server] satisfies ChildProcess[]) {
        if (child.exitCode !== null) continue;
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}
