import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import type { AskedCategory } from '@/contract/site-data/consent-asked'
import { useText } from '@/site/i18n/language'
import { hasCookies } from '@/site/lib/browser-cookie'
import { useDialogs } from '@/site/merchant/dialogs'
import { Button } from '@/site/ui/button'
import { loadChunk } from '@/site/ui/loading/load-chunk'
import { useRoomAtEnd } from './room-at-end'

interface ConsentBannerProps {
  readonly asked: readonly AskedCategory[]
  readonly onChoose: (allowed: readonly string[]) => void
}

/**
 * Asks at the first visit. It lies over the end of the page without shifting anything, comes first for keyboards, and
 * takes nobody's focus: the site can be used without an answer, which is a no until there is one.
 */
export function ConsentBanner({ asked, onChoose }: ConsentBannerProps) {
  const t = useText()
  const dialogs = useDialogs()
  const title = useId()
  const place = useFirstPlace()
  const [banner, setBanner] = useState<HTMLElement | null>(null)
  useRoomAtEnd(banner)
  // While it asks, nothing is agreed to: what an earlier choice let in has left cookies.
  useEffect(() => {
    // A first visitor has none, and loads nothing for it.
    if (!hasCookies()) return
    loadChunk('services', () => import('./start-service')).then(
      ({ forgetServices }) => forgetServices(),
      (error: unknown) => console.warn('cookies of services are not removed', error),
    )
  }, [])
  return createPortal(
    <Banner ref={setBanner} aria-labelledby={title}>
      <Words>
        <Title id={title}>{t('consent.title')}</Title>
        <p>{t('consent.text')}</p>
      </Words>
      <Answers>
        <Button onClick={() => onChoose([])}>{t('consent.reject')}</Button>
        <Button onClick={() => onChoose(asked.map(({ name }) => name))}>{t('consent.accept')}</Button>
        <Button emphasis="quiet" onClick={() => dialogs.open('cookie-settings', {})}>
          {t('consent.choose')}
        </Button>
      </Answers>
    </Banner>,
    place,
  )
}

/** An element at the start of the document, so that whoever goes through it by keyboard meets the question first. */
function useFirstPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return place
}

const Banner = styled.section`
  position: fixed;
  inset-block-end: calc(var(--bottom-bar-size, 0px) + 0.75rem);
  inset-inline: var(--space-gutter);
  z-index: 39;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  max-inline-size: 60rem;
  max-block-size: calc(100dvh - var(--bottom-bar-size, 0px) - 1.5rem);
  margin-inline: auto;
  padding: clamp(0.75rem, 4vw, var(--space-4));
  overflow-y: auto;
  border: 1px solid var(--color-border-strong);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-overlay);
  color: var(--color-text);
  font-size: var(--font-size-small);
  text-wrap: pretty;
  /* A word of Tamil in text of twice the size is wider than a phone. */
  overflow-wrap: break-word;

  > * {
    min-inline-size: 0;
  }
`

const Words = styled.div`
  flex: 1 1 20rem;
`

const Title = styled.h2`
  margin-block-end: var(--space-1);
  font-size: var(--font-size-body);
`

/** Yes and no have one look and one size. */
const Answers = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--space-2);

  > button {
    flex: 1 1 6.5rem;
    min-inline-size: min-content;
    padding-inline: min(0.5rem, 2vw);
  }
`
