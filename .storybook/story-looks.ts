/** What stands in every part alike, and what fixes its brand by itself, is tested in one look. */
const inOneLook = ['src/ui/**', 'src/forms/**', '.storybook/**']

/** Toolbar values by name: the looks in which stories are tested. Between them every brand, text and direction. */
const looks = {
  aurora: { merchant: 'aurora', language: 'EN', direction: 'auto', scheme: 'brand' },
  derby: { merchant: 'derby', language: 'TY', direction: 'auto', scheme: 'light', viewport: { value: 'phone' } },
  mirrored: { merchant: 'lotus', language: 'EN', direction: 'rtl', scheme: 'light', viewport: { value: 'phone' } },
}

/** A browser a look. Storybook's plugin takes globals for a whole project only; this is where it keeps them. */
export const storyInstances = Object.entries(looks).map(([name, globals], index) => ({
  browser: 'chromium' as const,
  name: `stories ${name}`,
  provide: { 'storybook/test-initial-globals': globals },
  ...(index === 0 ? {} : { exclude: inOneLook }),
}))
