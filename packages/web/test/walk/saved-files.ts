import { vi } from 'vitest';

/** What the page hands over as files while something is done; the page itself stays. All documents share these prototypes: afterwards they are as they were. */
export async function savedFiles(goes: () => Promise<void>): Promise<string[]> {
  const saved: Promise<string>[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push((blob as Blob).text());
    return 'blob:file';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  try {
    await goes();
    return await Promise.all(saved);
  } finally {
    made.mockRestore();
    clicked.mockRestore();
  }
}
