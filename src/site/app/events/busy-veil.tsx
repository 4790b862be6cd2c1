import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { useIsBusy } from '@/site/merchant/busy'
import { Spinner } from '@/site/ui/loading/spinner'

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 90;
  display: grid;
  place-items: center;
  background: var(--color-overlay);
`

/** Covers the whole page while it is busy. */
export function BusyVeil() {
  return useIsBusy() && <Veil />
}

export function Veil() {
  const t = useText()
  return (
    <Cover>
      <Spinner label={t('loading')} />
    </Cover>
  )
}
