/** Languages whose letters are joined, or bear marks that belong to the letter before: space between tears them apart. */
const joined = ['ar', 'fa', 'ur', 'hi', 'ne', 'bn', 'ta', 'te', 'th', 'lo', 'km', 'my']

/** Languages with marks above and below their letters, which meet those of the next line in a tight heading. */
const tall = ['ur', 'hi', 'ne', 'bn', 'ta', 'te', 'th', 'lo', 'km', 'my']

/** Languages whose capitals are others than those of CSS would be for a text in English, or longer: İ, SS. */
const ownCapitals = ['tr', 'de']

/** What the script of a language asks of headings and controls. */
export const scriptCss = [
  `:root${anyOf(joined)}{--heading-tracking:0;--control-tracking:0}`,
  `:root${anyOf(ownCapitals)}{--heading-transform:none}`,
  `:root${anyOf(tall)} :is(h1,h2,h3,h4){line-height:1.5}`,
].join('')

function anyOf(languages: readonly string[]): string {
  return `:lang(${languages.join(',')})`
}
