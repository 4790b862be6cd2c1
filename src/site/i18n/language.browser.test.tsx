import { Suspense, use, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useFormat } from './format'
import { LanguageProvider, useLanguage } from './language'

const languages = { EN: { locale: 'en', label: 'English' }, VI: { locale: 'vi-VN', label: 'Tiếng Việt' } }
const settings = { brand: 'Stage', languages, defaultLanguage: 'EN', texts: {}, locales: {} }

afterEach(() => localStorage.clear())

it('keeps what was rendered in advance on the page while its code is on the way, whatever the language', async () => {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = '<h1>EN</h1><!--$--><p>part in <!-- -->EN</p><!--/$-->'
  const drawn = page.querySelector('p')
  const stored = vi.spyOn(Storage.prototype, 'setItem')
  const root = hydrateRoot(
    page,
    <LanguageProvider settings={settings}>
      <Page>
        <Arriving code={code}>part in </Arriving>
      </Page>
    </LanguageProvider>,
  )
  await vi.waitFor(() => expect(stored).toHaveBeenCalledWith('hisLang', 'VI'))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(page.textContent).toBe('ENpart in EN')
  expect(page.querySelector('p')).toBe(drawn)

  arrive()
  await vi.waitFor(() => expect(page.textContent).toBe('VIpart in VI'))
  expect(document.documentElement.lang).toBe('vi-VN')
  root.unmount()
  page.remove()
})

it('starts in the language that everything is there in', async () => {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  root.render(
    <LanguageProvider settings={{ ...settings, startsIn: { language: 'VI', locale: 'vi-VN' } }}>
      <Shown />
    </LanguageProvider>,
  )
  await vi.waitFor(() => expect(page.textContent).toBe('VI'))
  expect(document.documentElement.lang).toBe('vi-VN')
  root.unmount()
  page.remove()
})

it('shows a language that browsers lack once its formats have arrived', async () => {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const items = { ...languages, KM: { locale: 'km', label: 'ខ្មែរ' } }
  const shown: string[] = []
  const Days = () => {
    const choice = useLanguage()
    useEffect(() => void choice.setLanguage('KM'), [choice])
    const text = `${choice.language} ${useFormat().days(2)}`
    shown.push(text)
    return text
  }
  root.render(
    <LanguageProvider settings={{ ...settings, languages: items }}>
      <Days />
    </LanguageProvider>,
  )
  await vi.waitFor(() => expect(page.textContent).toBe('KM 2 ថ្ងៃ'))
  expect([...new Set(shown)]).toEqual(['EN 2 days', 'KM 2 ថ្ងៃ'])
  expect(document.documentElement.lang).toBe('km')
  root.unmount()
  page.remove()
})

it('stays in its language where an account names what is none', async () => {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const answers: boolean[] = []
  const Asking = () => {
    const choice = useLanguage()
    useEffect(() => {
      for (const each of ['XX', 'constructor', '__proto__', '../../x'])
        void choice.setLanguage(each).then((isShown) => answers.push(isShown))
    }, [choice])
    return choice.language
  }
  const warned = vi.spyOn(console, 'warn')
  root.render(
    <LanguageProvider settings={settings}>
      <Asking />
    </LanguageProvider>,
  )
  await vi.waitFor(() => expect(answers).toEqual([false, false, false, false]))
  expect(page.textContent).toBe('EN')
  expect(warned).not.toHaveBeenCalled()
  root.unmount()
  page.remove()
})

const Shown = () => useLanguage().language

/** Remounted when the language changes, as pages are. A language is chosen at once. */
function Page({ children }: { children: ReactNode }) {
  const choice = useLanguage()
  useEffect(() => void choice.setLanguage('VI'), [choice])
  return (
    <>
      <h1>{choice.language}</h1>
      <Suspense fallback={<b>waiting</b>}>{children}</Suspense>
    </>
  )
}

/** A part whose code loads after the page. */
function Arriving({ code, children }: { code: Promise<void>; children: ReactNode }) {
  use(code)
  return (
    <p>
      {children}
      {useLanguage().language}
    </p>
  )
}
