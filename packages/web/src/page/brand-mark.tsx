/** The mark of the house: an aircraft in a brass ring. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="18.5" strokeWidth="1.6" />
      <circle r="15" strokeWidth="0.6" opacity="0.7" />
      <path
        transform="rotate(35) scale(.95)"
        d="M0-12.5c1.3 0 1.8 1.6 1.9 4.4 5.2.3 10.9 1.2 11 3.1.1 1.8-5.4 3.2-10.9 3.6L1.2 8.2c2.7.3 4.3 1 4.3 1.9 0 .8-2.2 1.3-5.5 1.4-3.3-.1-5.5-.6-5.5-1.4 0-.9 1.6-1.6 4.3-1.9L-2-1.4C-7.5-1.8-13-3.2-12.9-5c.1-1.9 5.8-2.8 11-3.1.1-2.8.6-4.4 1.9-4.4z"
      />
    </svg>
  );
}
