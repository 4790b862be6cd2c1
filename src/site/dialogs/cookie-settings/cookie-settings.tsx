import { useState } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { isTrackingRefused, useConsent } from '@/site/merchant/consent'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { useWholeSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { Dialog } from '@/site/ui/modals/dialog'
import { CategoryChoice } from './category-choice'

/** What the visitor agrees to, category by category. What is necessary is listed too, so that nothing is hidden. */
export function CookieSettings({ onClose }: DialogPartProps<'cookie-settings'>) {
  const t = useText()
  const format = useFormat()
  const { asked, allowed, date, choose } = useConsent(useWholeSite())
  const [ticked, setTicked] = useState(allowed)
  const answer = (names: Iterable<string>) => {
    choose([...names])
    onClose()
  }
  const handleTick = (name: string, isTicked: boolean) => {
    const others = [...ticked].filter((each) => each !== name)
    setTicked(new Set(isTicked ? [...others, name] : others))
  }

  return (
    <Dialog title={t('consent.settings')} onClose={onClose}>
      <Body>
        {isTrackingRefused() && <p>{t('consent.gpc')}</p>}
        <CategoryChoice title={t('consent.necessary')} text={t('consent.necessaryText')} isTicked />
        {asked.map(({ name, title, text }) => (
          <CategoryChoice
            key={name}
            title={t(title)}
            text={t(text)}
            isTicked={ticked.has(name)}
            onTick={(isTicked) => handleTick(name, isTicked)}
          />
        ))}
        {date !== undefined && <Chosen>{t('consent.chosen', { date: format.date(new Date(date)) })}</Chosen>}
        {asked.length > 0 && (
          <Answers>
            <Button onClick={() => answer([])}>{t('consent.reject')}</Button>
            <Button onClick={() => answer(asked.map(({ name }) => name))}>{t('consent.accept')}</Button>
            <Button onClick={() => answer(ticked)}>{t('consent.save')}</Button>
          </Answers>
        )}
      </Body>
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
`

const Chosen = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

/** Side by side with equal widths; stacked if a label needs the space. */
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > button {
    flex: 1 1 8rem;
  }
`
