/** What languages are called in English and in the language of a tag: a function of BCP 47 tags. */
export function namesOfLanguages(tag: string): (locale: string) => readonly string[] {
  const names = ['en', tag].map((each) => new Intl.DisplayNames(each, { type: 'language' }))
  return (locale) => names.map((each) => each.of(locale) ?? locale)
}
