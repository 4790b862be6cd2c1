import type { StrictInputType } from 'storybook/internal/types'
import { merchantIcons } from '@/contract/generated/merchant-icons'
import { partIcons } from '@/contract/generated/part-icons'

/** Controls for types of which Storybook knows only the name. */
const byTypeName: Readonly<Record<string, Pick<StrictInputType, 'control' | 'options'>>> = {
  ReactNode: { control: { type: 'text' } },
  IconName: {
    control: { type: 'select' },
    options: [...new Set([...Object.keys(partIcons), ...Object.keys(merchantIcons)])].sort(),
  },
}

/** A control by the name of a prop's type. */
export function typeControl(prop: StrictInputType): StrictInputType {
  const name = prop.table?.type?.summary ?? ''
  return { ...prop, ...byTypeName[name] }
}
