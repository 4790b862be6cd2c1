import type { Check } from '@/engine/finding/check'
import type { LegalProblemKind } from '@/engine/legal/legal-problem'
import { legalDateAhead, legalLanguageMissing, legalUnshown, legalVersionsDiffer } from './legal-set'
import { shown, terms } from './legal-examples'

const frontMatter: Check = {
  code: 'legal-front-matter',
  severity: 'error',
  docs: {
    what: 'A legal document lacks title, version or validFrom above its text, has other keys there, or a day that no calendar has.',
    why: 'The page shows them, and players agree to a version: without one nobody could say to what.',
    bad: shown('---\ntitle: Terms\ndate: 1 July 2026\n---\n\nThe text.\n'),
    good: shown(terms('The text.')),
  },
}

const html: Check = {
  code: 'legal-html',
  severity: 'error',
  docs: {
    what: 'A legal document holds HTML that is not shown: scripts, styles, frames, forms, or an attribute that would run something. Plain elements of text, as word processors leave them, are shown.',
    why: 'It would be missing on the page without a word.',
    bad: shown(terms('See <iframe src="https://acme.test/"></iframe> for more.')),
    good: shown(terms('H<sub>2</sub>O<br>and more.')),
  },
}

const picture: Check = {
  code: 'legal-picture',
  severity: 'error',
  docs: {
    what: 'A legal document holds a picture, as Google Docs and Word put them between the words.',
    why: 'Documents are words alone: what a picture says, a screen reader, a search engine and a court would not find.',
    bad: shown(terms('Our seal: ![seal](seal.png)')),
    good: shown(terms('Our seal is shown on the page about the licence.')),
  },
}

const heading: Check = {
  code: 'legal-heading',
  severity: 'warning',
  docs: {
    what: 'A heading of a legal document leaves out a level, or has no words.',
    why: 'Whoever listens to the page finds the way by its headings, and misses what the skipped level would hold.',
    bad: shown(terms('## Account\n\nA word.\n\n#### Closing it\n\nA word.')),
    good: shown(terms('## Account\n\nA word.\n\n### Closing it\n\nA word.')),
  },
}

const leftover: Check = {
  code: 'legal-leftover',
  severity: 'warning',
  docs: {
    what: 'A legal document holds what readers should not see as it stands: marks of pandoc, a reference that Word lost, a note that is missing, a clause that runs on behind the line above, or words that stand in for others.',
    why: 'Players would read it as it stands, in a text that binds both sides.',
    bad: shown(terms('These are the terms of [Company Name].')),
    good: shown(terms('These are the terms of {{brand}}.')),
  },
}

const placeholder: Check = {
  code: 'legal-placeholder',
  severity: 'error',
  docs: {
    what: 'A legal document names in braces what nothing takes the place of: {{brand}}, {{host}} and {{age}} (that of responsiblePlay) are filled in, and of a brand with a licence {{licence.number}}, {{licence.regulator}} and {{licence.holder}}.',
    why: 'The braces would be read as they stand.',
    bad: shown(terms('You agree with {{company}}.')),
    good: shown(terms('You agree with {{brand}}.')),
  },
}

const link: Check = {
  code: 'legal-link',
  severity: 'error',
  docs: {
    what: 'A link of a legal document leads nowhere: to no page of the brand, to no document or heading that there is, to a host that is not in allowedHosts of site.json, or to an address that is refused.',
    why: 'A player who wants to know what was agreed would end at a page that does not exist.',
    bad: shown(terms('See [the help](/hlep).')),
    good: shown(terms('See [the help](/help) and [below](#fees).\n\n## Fees\n\nNone.')),
  },
}

/** The checks of problems that stand in the text of a document. */
export const textChecks: Readonly<Record<LegalProblemKind, Check>> = {
  'front-matter': frontMatter,
  html,
  picture,
  heading,
  leftover,
  placeholder,
  link,
}

export const legalFileChecks: readonly Check[] = [
  ...Object.values(textChecks),
  legalVersionsDiffer,
  legalLanguageMissing,
  legalDateAhead,
  legalUnshown,
]
