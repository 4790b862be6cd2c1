import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { checkAddress } from '@/site/lib/address'
import { HtmlColumn } from './html-column'
import { FailedNotice } from './notices/failed-notice'
import { opensElsewhere } from './opens-elsewhere'
import { Skeleton } from './loading/skeleton'
import { watchScrollEdges } from './view/scroll-edges'
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
      // What is shown already stays as it is.
      if (wanted) setLoaded((before) => (before.state === 'ready' ? before : next))
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

  const sanitiser = loaded.state === 'ready' ? loaded.sanitiser : undefined
  // Another object of the same HTML would have React put new elements in the place of those that somebody reads.
  const { shown, safe } = useMemo(() => {
    const cut = sanitiser?.cutHtml(html) ?? ''
    const check = (address: string) => checkAddress(address, { allowedHosts, origin: location.origin })
    return { shown: cut, safe: sanitiser?.sanitiseHtml(cut, check) ?? '' }
  }, [sanitiser, html, allowedHosts])

  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = column
    return current === null ? undefined : watchScrollEdges([...current.querySelectorAll('table')], makeReachable)
  }, [safe])

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
  return (
    <>
      {/* React passes the sanitiser's TrustedHTML on unchanged; its types know only strings. */}
      <HtmlColumn
        ref={column}
        onClick={handleClick}
        onAuxClick={handleClick}
        dangerouslySetInnerHTML={{ __html: safe as string }}
      />
      {shown.length < html.length && <Cut>{t('safe-html.cut')}</Cut>}
    </>
  )
}

/** A table that scrolls by itself is scrolled by keyboard, too. */
function makeReachable(table: HTMLElement): void {
  table.toggleAttribute('tabindex', false)
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
}

function startingWith(): Loaded {
  const sanitiser = knownSanitiser()
  return sanitiser === undefined ? { state: 'loading' } : { state: 'ready', sanitiser }
}

const Cut = styled.p`
  margin-block-start: var(--space-3);
  color: var(--color-text-muted);
`
