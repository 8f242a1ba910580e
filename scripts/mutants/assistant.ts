import { type ChildProcess, fork } from 'node:child_process';
import { inRoot } from '../lib/paths.mjs';
import type { Alive, Reply, Request } from './laboratory.ts';

/** Sends requests to the laboratory, one at a time, and opens a new one when a request has ended the old one. */
export class Assistant {
  private laboratory: ChildProcess | null = null;

  /** The answer, or null if no test came to its end within the time. */
  ask(request: Request, milliseconds: number): Promise<Reply | null> {
    this.laboratory ??= fork(inRoot('scripts/mutants/laboratory.ts'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const { laboratory } = this;
    return new Promise((resolve) => {
      const end = (reply: Reply | null): void => {
        clearTimeout(timer);
        laboratory.removeAllListeners();
        if (reply === null) this.close();
        resolve(reply);
      };
      const timer = setTimeout(() => end(null), milliseconds);
      laboratory.on('message', (reply: Reply | Alive) => {
        if (reply === 'alive') timer.refresh();
        else end(reply);
      });
      laboratory.once('exit', () => end(null));
      laboratory.send(request);
    });
  }

  close(): void {
    this.laboratory?.kill('SIGKILL');
    this.laboratory = null;
  }
}
