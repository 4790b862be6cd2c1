/**
 * The input patterns of the specification (2 §5), in its order. A rule sends the number as its patternId, so that the
 * site knows which message explains it; the specification shows no ids.
 */
export const patterns = {
  /** plain characters */
  1: '^[^<>{}|\\\\^`]+$',
  /** letter first then letters and digits */
  2: '^[A-Za-z][A-Za-z0-9]*$',
  /** Chinese characters and digits */
  3: '^[\\u4e00-\\u9fff0-9]+$',
  /** email format */
  4: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
  /** alphanumeric without special characters */
  5: '^[A-Za-z0-9]+$',
  /** letters and digits combined */
  6: '^(?=.*[A-Za-z])(?=.*[0-9])\\S+$',
  /** digits only */
  7: '^[0-9]+$',
  /** alphanumeric with at least one uppercase letter */
  8: '^(?=.*[A-Z])[A-Za-z0-9]+$',
  /** English letters and spaces */
  9: '^[A-Za-z ]+$',
  /** no spaces */
  10: '^\\S+$',
  /** Chinese characters and punctuation */
  11: '^[\\u4e00-\\u9fff\\u3000-\\u303f\\uff00-\\uffef·]+$',
  /** dates yyyy-MM-dd or MM-dd-yyyy */
  12: '^([0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}-[0-9]{2}-[0-9]{4})$',
  /** letters plus a space */
  13: '^[A-Za-z\\u00c0-\\u024f\\u1e00-\\u1eff]+( [A-Za-z\\u00c0-\\u024f\\u1e00-\\u1eff]+)*$',
  /** Korean only */
  14: '^[\\u3131-\\u318e\\uac00-\\ud7a3]+$',
  /** Thai only */
  15: '^[\\u0e00-\\u0e7f]+$',
  /** Thai or English with spaces */
  16: '^[\\u0e00-\\u0e7fA-Za-z ]+$',
  /** uppercase and spaces with at least one English letter */
  17: '^(?=.*[A-Z])[A-Z ]+$',
  /** letters, digits and symbols */
  18: '^[\\x21-\\x7e]+$',
} as const

export type PatternId = keyof typeof patterns
