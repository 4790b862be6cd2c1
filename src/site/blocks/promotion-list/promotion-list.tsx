import { useState } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import { usePromotionStates } from '@/site/gateway/rewards/promotion-activities'
import { usePromotions, type Promotion } from '@/site/gateway/rewards/promotions'
import type { PromotionListProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useQuery } from '@/site/merchant/pages/navigation'
import { Choices } from '@/site/ui/inputs/choices'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Notice } from '@/site/ui/notices/notice'
import { categoriesOf, categoryOf, type PromotionCategory } from './promotion-category'
import { PromotionCard } from './promotion-card'
import { Cards, Frame, Waiting } from './promotion-list-layout'
import { useReturnFocus } from './use-return-focus'

/** The current promotions. While the URL opens one of them, the others (1 §2). */
export function PromotionList({ title, categories }: PromotionListProps) {
  const t = useText()
  const open = useQuery('id')
  const errorText = useErrorText()
  const { promotions, error, isValidating, mutate } = usePromotions()
  if (promotions === undefined) {
    return (
      <Frame>
        <h2>{t(title)}</h2>
        {error ? (
          <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
        ) : (
          <Waiting />
        )}
      </Frame>
    )
  }
  const others = promotions.filter(({ id }) => id !== open)
  return (
    <Frame>
      <h2>{t(others.length < promotions.length ? 'promotion-list.more' : title)}</h2>
      {others.length === 0 ? (
        <Notice>
          <p>{t('promotion-list.empty')}</p>
        </Notice>
      ) : (
        <ChosenPromotions promotions={others} withChoice={categories} />
      )}
    </Frame>
  )
}

interface ChosenProps {
  readonly promotions: readonly Promotion[]
  readonly withChoice: boolean
}

function ChosenPromotions({ promotions, withChoice }: ChosenProps) {
  const t = useText()
  const { data: states } = usePromotionStates()
  const [chosen, choose] = useState<PromotionCategory | 'all'>('all')
  useReturnFocus()
  const kinds = categoriesOf(promotions)
  // The only promotion of the selected category may have just been opened, which removes it from the list.
  const selected = chosen !== 'all' && kinds.includes(chosen) ? chosen : 'all'
  const names = ['all' as const, ...kinds]
  const shown = selected === 'all' ? promotions : promotions.filter((each) => categoryOf(each) === selected)
  return (
    <>
      {withChoice && kinds.length > 1 && (
        <Choices
          label={t('promotion-list.categories')}
          choices={names.map((name) => ({ name, label: t(`promotion-list.category.${name}`) }))}
          selected={selected}
          onSelect={choose}
        />
      )}
      <Cards>
        {shown.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} activity={states?.items.find(({ id }) => id === promotion.id)} />
          </li>
        ))}
      </Cards>
    </>
  )
}
