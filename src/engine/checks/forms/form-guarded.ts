import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote } from '@/contract/json/json-value'
import { listedEntries } from '@/contract/json/listed-entries'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const help = (guard: string): string =>
  `{ "pages": { "help": { "guard": "${guard}", "sections": { "text": null, "form": { "block": "login-form", "props": { "title": "page.title" } } }, "order": ["form"] } } }`

export const formGuarded: MerchantCheck = {
  code: 'form-guarded',
  severity: 'error',
  docs: {
    what: 'A page with the form to sign in or to register is open to those alone who are signed in.',
    why: 'Nobody who needs the form could reach it.',
    bad: { 'routes.json': help('login') },
    good: { 'routes.json': help('none') },
  },
  inspect({ config: { routes } }) {
    return guardedIn(child(routes, 'pages'))
  },
}

const guardedIn = memoiseByPart((pages) => keysOf(pages).flatMap((name) => guarded(child(pages, name), name)))

const forms: readonly unknown[] = ['login-form', 'register-form']

const guarded = memoiseByPart((page, name: string): FileFinding[] => {
  const guard = child(page, 'guard')
  if (guard !== 'login' && guard !== 'realAccount') return []
  const sections = child(page, 'sections')
  const blocks = (listedEntries(page) ?? []).map((each) =>
    typeof each === 'string' ? child(child(sections, each), 'block') : undefined,
  )
  const form = blocks.find((block) => forms.includes(block))
  if (form === undefined) return []
  return [
    {
      file: 'routes',
      path: ['pages', name, 'guard'],
      spot: 'value',
      message: `${quote(form)} stands on this page: who is to use it is not signed in yet`,
      expected: '"none"',
      received: quote(guard),
      suggestions: ['none'],
    },
  ]
})
