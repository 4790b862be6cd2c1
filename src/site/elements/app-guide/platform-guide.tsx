import '@/site/ui/icons/later-icons'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ContactService } from '@/site/elements/contact-service'
import { useErrorText } from '@/site/gateway/error-text'
import { useText } from '@/site/i18n/language'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { Tabs } from '@/site/ui/tabs'
import { downloadsFor, platforms, platformsOf, useOwnPlatform, useResources, type Platform } from './app-downloads'
import { Download } from './download'
import { InstallCard, useInstall } from './install-offer'

const steps = [1, 2, 3, 4] as const

/** The offer to install the site, where the browser can, and the downloads. */
export function PlatformGuide() {
  const install = useInstall()
  return (
    <Ways>
      <InstallCard install={install} />
      <Platforms hasOtherWay={install.state !== undefined} />
    </Ways>
  )
}

/**
 * Tabs for Android and iOS, each with four steps and its QR codes (1 §2). Only platforms with a download have a tab.
 */
function Platforms({ hasOtherWay }: { readonly hasOtherWay: boolean }) {
  const t = useText()
  const own = useOwnPlatform()
  const read = useResources()
  const [chosen, select] = useState<Platform>()
  const shown: readonly Platform[] = read.resources === undefined ? platforms : platformsOf(read.resources)
  const [first] = shown
  if (first === undefined) {
    if (hasOtherWay) return null
    return (
      <EmptyState icon="info" text={t('app-guide.none')}>
        <ContactService />
      </EmptyState>
    )
  }
  const platform = shown.find((name) => name === (chosen ?? own)) ?? first
  return (
    <Tabs
      label={t('app-guide.platforms')}
      tabs={shown.map((name) => ({ name, label: t(`app-guide.${name}`) }))}
      selected={platform}
      onSelect={select}
    >
      <Columns>
        <Steps>
          {steps.map((step) => (
            <li key={step}>{t(`app-guide.${platform}.step${step}`)}</li>
          ))}
        </Steps>
        <Downloads platform={platform} {...read} />
      </Columns>
    </Tabs>
  )
}

type DownloadsProps = ReturnType<typeof useResources> & { readonly platform: Platform }

function Downloads({ platform, resources, error, isValidating, mutate }: DownloadsProps) {
  const errorText = useErrorText()
  if (resources === undefined) {
    if (error === undefined) return <Skeleton lines={4} />
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  }
  return (
    <List>
      {downloadsFor(platform, resources).map((resource) => (
        <li key={resource.resourceType}>
          <Download resource={resource} />
        </li>
      ))}
    </List>
  )
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: start;

  @media (min-width: 48rem) {
    grid-template-columns: minmax(16rem, 1fr) fit-content(50%);
  }
`

const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  counter-reset: step;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
    counter-increment: step;
    padding-block-start: 0.25rem;

    &::before {
      content: counter(step);
      display: grid;
      place-items: center;
      inline-size: 2rem;
      block-size: 2rem;
      margin-block-start: -0.25rem;
      border-radius: 50%;
      background: color-mix(in srgb, var(--color-accent) 18%, transparent);
      color: var(--color-text);
      font-weight: var(--font-weight-control);
    }
  }
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
  padding: 0;
  list-style: none;
`
