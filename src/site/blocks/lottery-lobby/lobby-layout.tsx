import { css, styled } from 'styled-components'
import type { LotteryLobbyProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { SkeletonBar } from '@/site/ui/loading/skeleton'

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-start: var(--space-5);
  padding-inline: var(--page-edge);
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);

  /* The name of the longest mode is read whole. */
  > label {
    min-inline-size: min(100%, 12rem);
  }
`

const lines = css`
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`

const columns = css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: clamp(0.75rem, var(--space-4), 1.5rem);
`

export const List = styled.ul<{ readonly $look: LotteryLobbyProps['look'] }>`
  display: grid;
  ${({ $look }) => ($look === 'board' ? lines : columns)}
  padding: 0;
  margin: 0;
  list-style: none;
`

/** Placeholder of the cards. */
export function DrawsWaiting() {
  const t = useText()
  return (
    <List as="div" $look="cards" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: 6 }, (_, index) => (
        <Place key={index} aria-hidden />
      ))}
    </List>
  )
}

const Place = styled(SkeletonBar)`
  block-size: 12.5rem;
  border-radius: min(var(--radius-card), 1rem);
`
