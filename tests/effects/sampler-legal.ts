/** Documents that blocks and dialogs show, with headings enough for a list of them. */
export const samplerLegal = ['terms', 'privacy'].flatMap((name) =>
  ['EN', 'TY'].map((language) => [
    `legal/${name}.${language}.md`,
    `---\ntitle: ${name} ${language}\nversion: 1.0\nvalidFrom: 2026-07-01\n---\n\n## ${name}\n\n## Two\n\n## Three\n\nWords.\n`,
  ]),
)

/** A licence with all that it may say, and a document that players agree to. */
export const samplerLaw = {
  licence: {
    number: '1',
    regulator: 'Authority',
    holder: 'Holder',
    address: 'https://sampler.example/licence',
    seal: { src: 'logo.svg', width: 96, height: 96 },
  },
  legal: { agreed: ['terms'] },
}
