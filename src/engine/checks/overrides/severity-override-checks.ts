import type { Check } from '@/engine/finding/check'

const site = (code: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "check": { "${code}": { "severity": "off", "reason": "Campaign pages are reached from advertisements." } } }`
const text = '{ "block": "text-section", "props": { "title": "page.title", "paragraphs": ["page.text"] } }'
const news = `{ "pages": { "news": { "path": "/news", "title": "page.title", "shell": {}, "sections": { "text": ${text} }, "order": ["text"] } } }`

export const severityOverrideUnknown: Check = {
  code: 'severity-override-unknown',
  severity: 'error',
  docs: {
    what: '"check" of site.json lowers a check that does not exist.',
    why: 'The entry would change nothing.',
    fix: 'writes the code that was meant, where there is one alone and it is one letter away.',
    bad: { 'site.json': site('page-unreacheable') },
    good: { 'site.json': site('page-unreachable'), 'routes.json': news },
  },
}

export const severityOverrideRefused: Check = {
  code: 'severity-override-refused',
  severity: 'error',
  docs: {
    what: '"check" of site.json lowers an error. Only warnings can be lowered.',
    why: 'An error is something that players would meet: it is mended, not passed over.',
    bad: { 'site.json': site('route-unknown') },
    good: { 'site.json': site('page-unreachable'), 'routes.json': news },
  },
}

export const severityOverrideUnused: Check = {
  code: 'severity-override-unused',
  severity: 'warning',
  docs: {
    what: '"check" of site.json lowers a warning that this merchant does not have.',
    why: 'It would hide the next one of its kind, which nobody has thought about.',
    bad: { 'site.json': site('page-unreachable') },
    good: { 'site.json': site('page-unreachable'), 'routes.json': news },
  },
}

export const severityOverrideChecks: readonly Check[] = [
  severityOverrideUnknown,
  severityOverrideRefused,
  severityOverrideUnused,
]
