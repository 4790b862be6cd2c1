import { useEffect, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { checkAddress } from '@/site/lib/address'
import { HtmlColumn } from './html-column'
import { FailedNotice } from './notices/failed-notice'
import { opensElsewhere } from './opens-elsewhere'
import { Skeleton } from './loading/skeleton'
import { knownSanitiser, loadSanitiser, type Sanitiser } from './sanitiser'

interface SafeHtmlProps {
  readonly html: string
  /** Other hosts that its links and pictures may point to. */
  readonly allowedHosts?: readonly string[]
  /** Handles a click on a link in place of the browser, so that the site can ask before it is left. */
  readonly onFollow?: (address: string) => void
}

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly sanitiser: Sanitiser }

const nowhereElse: readonly string[] = []

/** Sanitised HTML from the server. The sanitiser is lazy-loaded when HTML is first shown. */
export function SafeHtml({ html, allowedHosts = nowhereElse, onFollow }: SafeHtmlProps) {
  const t = useText()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState(startingWith)

  useEffect(() => {
    let wanted = true
    const show = (next: Loaded) => {
      if (wanted) setLoaded(next)
    }
    loadSanitiser().then(
      (sanitiser) => show({ state: 'ready', sanitiser }),
      (error: unknown) => {
        console.warn('the sanitiser did not arrive', error)
        show({ state: 'failed' })
      },
    )
    return () => {
      wanted = false
    }
  }, [attempt])

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const address = link?.getAttribute('href')
    if (onFollow === undefined || address === null || address === undefined || event.button > 1) return
    // A page of this site may open in another tab; for another site the player is always asked.
    if (opensElsewhere(event) && address.startsWith('/')) return
    event.preventDefault()
    onFollow(address)
  }

  if (loaded.state === 'loading') return <Skeleton lines={4} />
  if (loaded.state === 'failed') {
    return <FailedNotice text={t('error.block')} onRetry={() => setAttempt(attempt + 1)} />
  }
  const { cutHtml, sanitiseHtml } = loaded.sanitiser
  const shown = cutHtml(html)
  const safe = sanitiseHtml(shown, (address) => checkAddress(address, { allowedHosts, origin: location.origin }))
  return (
    <>
      {/* React passes the sanitiser's TrustedHTML on unchanged; its types know only strings. */}
      <HtmlColumn onClick={handleClick} onAuxClick={handleClick} dangerouslySetInnerHTML={{ __html: safe as string }} />
      {shown.length < html.length && <Cut>{t('safe-html.cut')}</Cut>}
    </>
  )
}

function startingWith(): Loaded {
  const sanitiser = knownSanitiser()
  return sanitiser === undefined ? { state: 'loading' } : { state: 'ready', sanitiser }
}

const Cut = styled.p`
  margin-block-start: var(--space-3);
  color: var(--color-text-muted);
`
