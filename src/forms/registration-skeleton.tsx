import { styled } from 'styled-components'
import type { FormConfig } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { SkeletonBar } from '@/ui/skeleton'

/** Takes the room of the fields that are asked whatever the rules say. */
export function RegistrationSkeleton({ form }: { form: FormConfig }) {
  const t = useText()
  const certain = form.order.filter((name) => form.fields[name]?.shown === 'always')
  return (
    <Skeleton aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {certain.map((name) => (
        <div key={name} aria-hidden="true">
          <LabelBar />
          <InputBar />
          <LabelBar />
        </div>
      ))}
      <InputBar aria-hidden="true" />
    </Skeleton>
  )
}

const Skeleton = styled.div`
  display: grid;
  gap: var(--space-4);
`

const LabelBar = styled(SkeletonBar)`
  inline-size: 30%;
  margin-block: 0.25em;
`

const InputBar = styled(SkeletonBar)`
  block-size: 2.75rem;
`
