/** Pauses in which the others seem to think; somebody in a hurry ends them all. */
export class Pauses {
  private readonly ends = new Set<() => void>();
  private isHurried = false;

  /** So many milliseconds, or none while somebody is in a hurry. */
  async of(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, this.isHurried ? 0 : milliseconds);
      this.ends.add(end);
    });
  }

  hurry(): void {
    this.isHurried = true;
    this.endAll();
  }

  calmDown(): void {
    this.isHurried = false;
  }

  endAll(): void {
    for (const end of this.ends) end();
  }
}
