/*
 * Comparisons of products that may not fit into 2^53. Most are far from equal and are decided by their rounded values;
 * only the close ones are worked out to the last digit.
 */
const CLEAR = 1e-12;

/** Whether a · b < c · d, exactly, for whole numbers from 0 to 2^53. */
export function isLessProduct(a: number, b: number, c: number, d: number): boolean {
  const [left, right] = [a * b, c * d];
  const gap = right - left;
  if (Math.abs(gap) > CLEAR * right) return gap > 0;
  return BigInt(a) * BigInt(b) < BigInt(c) * BigInt(d);
}

/** Whether a vector with this squared length, taken `num / den` times, is no longer than `limit`, exactly. */
export function isWithin(squaredLength: number, num: number, den: number, limit: number): boolean {
  const left = squaredLength * num * num;
  const right = limit * limit * den * den;
  if (Math.abs(right - left) > CLEAR * right) return left < right;
  const [n, d, r] = [BigInt(num), BigInt(den), BigInt(limit)];
  return BigInt(squaredLength) * n * n <= r * r * d * d;
}
