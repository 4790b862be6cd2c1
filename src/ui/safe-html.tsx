import { useEffect, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/i18n/language'
import { checkAddress } from '@/lib/address'
import { FailedNotice } from './failed-notice'
import { Skeleton } from './skeleton'

interface SafeHtmlProps {
  readonly html: string
  /** Other sites that its links and pictures may name. */
  readonly allowedHosts?: readonly string[]
  /** Takes over where a link leads, so that the site can ask before it is left. */
  readonly onFollow?: (address: string) => void
}

type Sanitise = typeof import('./sanitise-html').sanitiseHtml

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly sanitise: Sanitise }

const nowhereElse: readonly string[] = []

/** HTML from the server, without anything that acts. The sanitiser arrives when HTML is first shown. */
export function SafeHtml({ html, allowedHosts = nowhereElse, onFollow }: SafeHtmlProps) {
  const t = useText()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })

  useEffect(() => {
    let wanted = true
    const show = (next: Loaded) => {
      if (wanted) setLoaded(next)
    }
    import('./sanitise-html').then(
      ({ sanitiseHtml }) => show({ state: 'ready', sanitise: sanitiseHtml }),
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
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button === 1
    // A page of this site may be opened in another tab; another site is asked about however it is opened.
    if (isElsewhere && address.startsWith('/')) return
    event.preventDefault()
    onFollow(address)
  }

  if (loaded.state === 'loading') return <Skeleton lines={4} />
  if (loaded.state === 'failed') {
    return <FailedNotice text={t('error.block')} onRetry={() => setAttempt(attempt + 1)} />
  }
  const safe = loaded.sanitise(html, (address) => checkAddress(address, { allowedHosts, origin: location.origin }))
  // React hands the sanitiser's TrustedHTML on as it is; its types know only strings.
  return <Prose onClick={handleClick} onAuxClick={handleClick} dangerouslySetInnerHTML={{ __html: safe as string }} />
}

const Prose = styled.div`
  overflow-wrap: anywhere;

  > * + * {
    margin-block-start: var(--space-3);
  }

  img {
    border-radius: var(--radius-card);
  }

  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }

  td,
  th {
    padding: var(--space-2);
    border: 1px solid var(--color-border);
    text-align: start;
  }
`
