import { styled } from 'styled-components'
import type { PointMallProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { Choices } from '@/site/ui/inputs/choices'
import type { MallQuestion } from './mall-question'

interface MallFiltersProps extends Pick<PointMallProps, 'types' | 'costs'> {
  readonly chosen: MallQuestion
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** Filters: type, maximum cost, and whether the player can afford it. */
export function MallFilters({ types, costs, chosen, onChange }: MallFiltersProps) {
  const t = useText()
  const { number } = useFormat()
  const narrow = (name: string, value: string) =>
    onChange({ [name]: value === 'all' ? undefined : value, page: undefined })
  const all = { name: 'all', label: t('point-mall.all') } as const
  return (
    <Filters>
      {types.length > 1 && (
        <Choices
          label={t('point-mall.types')}
          choices={[all, ...types.map((name) => ({ name, label: t(`point-mall.type.${name}`) }))]}
          selected={chosen.type}
          onSelect={(type) => narrow('type', type)}
        />
      )}
      {costs.length > 0 && (
        <Choices
          label={t('point-mall.costs')}
          choices={[
            { ...all, label: t('point-mall.anyCost') },
            ...costs.map((cost) => ({ name: String(cost), label: t('point-mall.upTo', { n: number(cost) }) })),
          ]}
          selected={chosen.cost === undefined ? 'all' : String(chosen.cost)}
          onSelect={(cost) => narrow('cost', cost)}
        />
      )}
      <Choices
        label={t('point-mall.reach')}
        choices={[
          { name: 'all', label: t('point-mall.everything') },
          { name: '1', label: t('point-mall.withinReach') },
        ]}
        selected={chosen.withinReach ? '1' : 'all'}
        onSelect={(reach) => narrow('reach', reach)}
      />
    </Filters>
  )
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);

  > * {
    max-inline-size: 100%;
  }
`
