import { type ChildProcess, fork } from 'node:child_process';
import { inRoot } from '../lib/paths.mjs';
import type { Alive, Reply, Request, Work } from './laboratory.ts';
import type { Note } from './sieve.ts';

/** Whoever has told so often that next to nothing has been done, or can be, waits for something that never comes. */
const IDLE = { times: 60, work: 150 };

/** Sends requests to the laboratory, one at a time, and opens a new one when a request has ended the old one. */
export class Assistant {
  private laboratory: ChildProcess | null = null;

  /**
   * The answer, or null if a test did not come to its end with so much work and three times that of the longest in its
   * file: the time of the processor is counted, because a busy machine makes everything late, and nothing endless.
   * `hear` gets the notes that come before the answer; when it says false, the work ends there.
   */
  ask(request: Request, milliseconds: number, hear: (note: Note) => boolean = () => true): Promise<Reply | null> {
    this.laboratory ??= fork(inRoot('scripts/mutants/laboratory.ts'), {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, TZ: 'UTC' },
    });
    const { laboratory } = this;
    return new Promise((resolve) => {
      let last: number | null = null;
      let spent = 0;
      let allowed = milliseconds;
      let idle = { times: 0, work: 0 };
      const end = (reply: Reply | null): void => {
        laboratory.removeAllListeners();
        if (reply === null) this.close();
        resolve(reply);
      };
      const work = ({ milliseconds: total, late }: Work): void => {
        const more = last === null ? 0 : total - last;
        last = total;
        spent += more;
        idle = { times: idle.times + (late ? 0 : 1), work: idle.work + more };
        if (idle.work > IDLE.work) idle = { times: 0, work: 0 };
        if (spent > allowed || idle.times > IDLE.times) end(null);
      };
      laboratory.on('message', (reply: Reply | Alive | Work) => {
        if ('milliseconds' in reply) work(reply);
        else if ('longest' in reply) {
          spent = 0;
          allowed = (reply.patience ?? milliseconds) + 3 * reply.longest;
          if (reply.note !== undefined && !hear(reply.note)) end(null);
        } else end(reply);
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
