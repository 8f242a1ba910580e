/** A pilot's wings. */
export function Wings() {
  return (
    <svg className="wings" viewBox="-20 -8 40 16" aria-hidden="true">
      <circle r="4.2" />
      <path d="M5-2.5C10-5 15-5.5 19-5.5M5 .2C10-1.5 14-2 17-2M5.2 2.6C9 1.8 12 1.6 14.5 1.7M-5-2.5C-10-5-15-5.5-19-5.5M-5 .2C-10-1.5-14-2-17-2M-5.2 2.6C-9 1.8-12 1.6-14.5 1.7" />
    </svg>
  );
}
