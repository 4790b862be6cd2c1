import { expect, it } from 'vitest'
import { checkAddress } from './address'

const origin = 'https://aurora.example'
const host = 'evil.example'

/** Open redirects, as PayloadsAllTheThings and OWASP collect them: each has led to `evil.example`, or run a script. */
const attacks = [
  ...['//evil.example', '///evil.example', '////evil.example', '/////evil.example/', '//evil.example/%2f..'],
  ...[
    '//aurora.example@evil.example/%2f..',
    '///evil.example/%2f..',
    '////evil.example//',
    'https:///evil.example/%2f..',
  ],
  ...['//evil.example/%2f%2e%2e', 'https:///evil.example/%2e%2e', '/https://%5cevil.example/', '/%5cevil.example'],
  ...[
    '/%2f%5c%2f%67%6f%6f%67%6c%65%2e%63%6f%6d/',
    '//%5cevil.example',
    '/.evil.example',
    '/x:1/:///%01javascript:alert(1)/',
  ],
  ...[
    '\\/\\/evil.example/',
    '/\\/evil.example/',
    '/\\\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    '\\\\\\evil.example',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u00a0//evil.example',
  ],
  ...['/%09/evil.example', '/%0a/evil.example', '/%0d%0a/evil.example', '/%00/evil.example', '/%20//evil.example'],
  ...[
    'https:evil.example',
    'https:/evil.example',
    'http:evil.example',
    'HtTpS://evil.example',
    'https:\\\\evil.example',
  ],
  ...[
    'https://evil.example\\.aurora.example',
    'https://evil.example#aurora.example',
    'https://evil.example?aurora.example',
  ],
  ...[
    'https://aurora.example.evil.example',
    'https://aurora.example@evil.example',
    'https://aurora.example:x@evil.example',
  ],
  ...[
    'https://aurora.example%40evil.example',
    'https://aurora.example%2f@evil.example',
    'https://evil.example/aurora.example',
  ],
  ...[
    'https://evil%E3%80%82example',
    '//evil%E3%80%82example',
    'https://evil。example',
    '//evil．example',
    '//ⓔⓥⓘⓛ.example',
  ],
  ...['//evil.example:80', '//[::ffff:127.0.0.1]', '//0x7f000001', '//2130706433', '//①②⑦.⓪.⓪.①', 'https://127.1/'],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript://%0aalert(1)',
    'javascript://aurora.example/%0aalert(1)',
  ],
  ...[
    'java\0script:alert(1)',
    'java%0d%0ascript%0d%0a:alert(0)',
    '\u2028javascript:alert(1)',
    '\x0bjavascript:alert(1)',
  ],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4',
    'vbscript:x',
    'view-source:x',
    'jar:x!/',
  ],
  ...[
    'filesystem:https://aurora.example/x',
    'blob:https://aurora.example/x',
    'about:blank',
    'intent://x#Intent;end',
    'ws://x',
  ],
  ...[
    '//;@evil.example',
    '//evil.example%00.aurora.example',
    '//evil.example%0d',
    '@evil.example',
    '.evil.example',
    '〱evil.example',
  ],
  ...[
    '<>//evil.example',
    '"//evil.example',
    '“//evil.example”',
    '<//evil.example>',
    '//\u200bevil.example',
    '\u202e//evil.example',
  ],
  ...[
    '/..//evil.example',
    '/./\\evil.example',
    '/x/..//evil.example',
    '//../evil.example',
    '/;//evil.example',
    './/evil.example',
  ],
  ...[
    '..//evil.example',
    '?//evil.example',
    '#//evil.example',
    '/vi//evil.example',
    '/%2e%2e//evil.example',
    '/%2e//evil.example',
  ],
]

it.each(attacks)('%j leads to no other site', (written) => {
  const checked = checkAddress(written, { allowedHosts: ['help.example'], origin })
  if (checked.kind === 'refused') return
  // What is shown is read by a browser once more, and may be set behind the address of a language.
  for (const href of [checked.href, `/vi${checked.href}`]) {
    const { origin: there } = new URL(href, `${origin}/some/page`)
    expect([checked.kind, there]).toEqual(['same-site', origin])
  }
  expect(checked.href).toMatch(/^\/(?![/\\])/)
})

it.each(attacks)('%j is that host alone where the brand allows it', (written) => {
  const checked = checkAddress(written, { allowedHosts: [host], origin })
  if (checked.kind !== 'foreign-allowed') return
  const { hostname, protocol, username, password } = new URL(checked.href)
  expect([hostname, /^https?:$/.test(protocol), username, password]).toEqual([host, true, '', ''])
})
