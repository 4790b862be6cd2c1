import { useId } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import type { PointReward } from '@/site/gateway/rewards/point-mall'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { LazyImage } from '@/site/ui/loading/lazy-image'

/** A reward with its cost and stock, and a button to redeem it, or what is missing. */
export function RewardCard({ reward, onChoose }: { readonly reward: PointReward; readonly onChoose: () => void }) {
  const t = useText()
  const id = useId()
  const { number } = useFormat()
  const pictureAddress = usePictureAddress()
  const { name, points, amount, stock, image } = reward
  const missing = useMissing(reward)
  return (
    <Card aria-labelledby={id}>
      <Picture src={pictureAddress(image)} alt="" width={480} height={360} />
      <Words>
        <h3 id={id} dir="auto">
          {name}
        </h3>
        <Cost>
          <strong>{t('point-mall.points', { count: points })}</strong>
          {amount > 0 && (
            <span>
              + <Amount amount={amount} />
            </span>
          )}
        </Cost>
        {stock !== null && stock > 0 && <small>{t('point-mall.left', { n: number(stock) })}</small>}
      </Words>
      {missing === undefined ? (
        <Button emphasis="strong" onClick={onChoose}>
          {t('point-mall.redeem')}
          <span className="visually-hidden">
            : <bdi>{name}</bdi>
          </span>
        </Button>
      ) : (
        <Missing>{missing}</Missing>
      )}
    </Card>
  )
}

/** What the player still needs to get the reward, as text. */
function useMissing({ stock, missing }: PointReward): string | undefined {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  if (stock === 0) return t('point-mall.soldOut')
  if (missing.points > 0) return t('point-mall.missingPoints', { count: missing.points })
  if (missing.amount > 0) return t('point-mall.missingMoney', { amount: format.amount(missing.amount, currency) })
  return undefined
}

const Card = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: var(--card-border);
  border-radius: min(var(--radius-card), 1.25rem);
  background: var(--card-background);
  box-shadow: var(--card-shadow);

  > button {
    margin: 0 0.75rem 0.75rem;
    padding-inline: 0.5rem;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Picture = styled(LazyImage)`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.2rem;
  align-content: start;
  padding: 0.75rem;

  > h3 {
    font-size: var(--font-size-body);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  > small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`

const Cost = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.4em;
  font-variant-numeric: tabular-nums;
`

const Missing = styled.p`
  display: grid;
  place-items: center;
  min-block-size: 2.75rem;
  margin: 0 0.75rem 0.75rem;
  padding: 0.3rem 0.5rem;
  border: 1px dashed var(--color-border-strong);
  border-radius: var(--radius-control);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  text-align: center;
  text-wrap: balance;
`
