import fc from 'fast-check'

/** Patterns as servers may send them: usual ones, ones of other languages, and any text. */
export const sources = fc.oneof(
  fc.constantFrom(
    '^[a-z]+$',
    '^[A-Za-z0-9]{4,8}$',
    '\\d',
    '^.{2,}$',
    '(?i)^abc',
    '/^[a-c]+$/i',
    '/b/',
    '\\A\\w+\\z',
    '^\\w+([-.]\\w+)*@\\w+$',
    '^[^ ]*$',
    '(',
    '[',
    '(?x)a',
    '\\p{L}',
    '(a+)+$',
    '',
  ),
  fc.string({ maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'b',
      '1',
      '^',
      '$',
      '[',
      ']',
      '(',
      ')',
      '|',
      '*',
      '+',
      '?',
      '\\',
      'd',
      'w',
      '{',
      '2',
      '}',
      ',',
      '-',
    ),
  }),
)
const lengths = fc.oneof(
  fc.nat(20),
  fc.nat(20).map(String),
  fc.constantFrom(null, undefined, 0, -3, '4.5', 'many', '', {}),
)
/** Rules as servers may send them, usable or not. */
export const rawRules = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record(
      {
        enabled: fc.constantFrom(true, 1, '1', 0, null, undefined),
        required: fc.constantFrom(true, 1, '1', 'true', 0, false, null, undefined),
        acceptedPattern: fc.oneof(sources, fc.constantFrom(null, undefined, 7, [])),
        patternId: fc.constantFrom('5', 5, null, undefined),
        minLength: lengths,
        maxLength: lengths,
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(null, undefined, 'yes', 3, []) },
)
