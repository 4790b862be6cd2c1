import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '@/site/i18n/language'
import { SafeHtml } from './safe-html'

const settings = {
  brand: 'Brand',
  languages: { EN: { locale: 'en', label: 'English' } },
  order: ['EN'],
  defaultLanguage: 'EN',
  texts: { loading: 'Loading', 'safe-html.cut': 'Only the beginning is shown' },
  locales: {},
  languageBases: {},
}

const onFollow = vi.fn()

async function show(html: string): Promise<HTMLElement> {
  const { container } = await render(
    <LanguageProvider settings={settings}>
      <SafeHtml html={`${html}<p>The end</p>`} allowedHosts={['news.example.com']} onFollow={onFollow} />
    </LanguageProvider>,
  )
  await expect.element(page.getByText('The end')).toBeVisible()
  return container
}

it('keeps text, lists, tables, links and pictures', async () => {
  const container = await show(
    '<h3>News</h3><ul><li>One</li></ul><table><tr><td>2</td></tr></table><img src="/a.svg" alt="A">',
  )
  expect(container.querySelectorAll('h3, li, td, img[src="/a.svg"]')).toHaveLength(4)
})

it.each([
  '<script>alert(1)</script>',
  '<img src="/a.svg" onerror="alert(1)">',
  '<form action="/steal"><input name="password"><button>Sign in</button></form>',
  '<p style="position:fixed" id="root" class="a">Over the page</p>',
  '<a name="body" href="#x">Clobbers</a>',
  '<iframe src="https://news.example.com"></iframe>',
  '<svg><a xlink:href="javascript:alert(1)"><text>1</text></a></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<dialog open>In front</dialog><style>*{display:none}</style>',
  '<img src="https://elsewhere.example/pixel.gif">',
  '<img srcset="https://elsewhere.example/pixel.gif 1x">',
])('leaves nothing that acts, poses as the site, or calls elsewhere: %s', async (html) => {
  const container = await show(html)
  const acting = 'script, form, input, button, iframe, style, dialog, svg, math, [onerror], [name], [id]'
  expect(container.querySelectorAll(acting)).toHaveLength(0)
  expect(container.querySelectorAll('[style], [srcset], [src*="elsewhere"]')).toHaveLength(0)
})

it('keeps the address of a link only where the site may lead, and asks before it is followed', async () => {
  const container = await show(
    '<a href="https://news.example.com/a" target="_blank">Listed</a> <a href="//evil.example">Not listed</a> <a href="javascript:alert(1)">Script</a>',
  )
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://news.example.com/a',
    null,
    null,
  ])
  const link = page.getByRole('link', { name: 'Listed' })
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(link).not.toHaveAttribute('target')
  await link.click()
  expect(onFollow).toHaveBeenCalledExactlyOnceWith('https://news.example.com/a')
})

it('asks before another site is opened in a tab of its own, and leaves pages of this site to the browser', async () => {
  const container = await show('<a href="https://news.example.com/b">Listed</a> <a href="/help">Ours</a>')
  onFollow.mockClear()
  const [listed, ours] = [...container.querySelectorAll('a')]
  const middle = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 })
  const right = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 })
  const held = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  listed?.dispatchEvent(middle)
  listed?.dispatchEvent(right)
  listed?.dispatchEvent(held)
  expect([middle, right, held].map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false, true])
  expect(onFollow).toHaveBeenCalledTimes(2)

  const ownMiddle = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 })
  ours?.dispatchEvent(ownMiddle)
  expect(ownMiddle.defaultPrevented).toBe(false)
  expect(onFollow).toHaveBeenCalledTimes(2)
})

it.each([
  ['of 10 MB', 'long '.repeat(2_000_000), 200_100],
  ['of one tag of 10 MB', `<p ${'a '.repeat(5_000_000)}>`, 100],
  ['of 100,000 elements', '<p>One</p>'.repeat(100_000), 2500 * 'One'.length + 100],
  ['of 100,000 elements within each other', '<div>'.repeat(100_000), 100],
])('shows the beginning of HTML %s, says so, and stays alive', async (_, html, longest) => {
  const began = performance.now()
  const { container } = await render(
    <LanguageProvider settings={settings}>
      <SafeHtml html={`<h3>News</h3>${html}`} />
    </LanguageProvider>,
  )
  await expect.element(page.getByText('Only the beginning is shown')).toBeVisible()
  await expect.element(page.getByText('News')).toBeVisible()
  expect(container.textContent.length).toBeLessThan(longest)
  // Without the cut it takes half a minute and more.
  expect(performance.now() - began).toBeLessThan(5000)
})

it('keeps the elements that somebody reads while the page around them is drawn again', async () => {
  const news = (title: string) => (
    <LanguageProvider settings={settings}>
      <h1>{title}</h1>
      <SafeHtml html="<p>The news</p>" onFollow={(address) => void onFollow(address)} />
    </LanguageProvider>
  )
  const { rerender } = await render(news('Before'))
  const words = page.getByText('The news')
  await expect.element(words).toBeVisible()
  const before = words.element()
  await rerender(news('After'))
  await expect.element(page.getByText('After')).toBeVisible()
  expect(words.element()).toBe(before)
})
