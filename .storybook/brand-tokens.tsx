import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { StoryMerchant, TokenGroup } from 'virtual:merchants'
import { ContrastTable } from './contrast-table'
import { PageSection, TokenList, Value } from './page-parts'
import { TokenSample } from './token-sample'

/** A page of everything that a brand's theme sets: samples of its tokens, and its contrast ratios. */
export function BrandTokens({ merchant }: { merchant: StoryMerchant }) {
  const { boot, tokens, fonts } = merchant
  return (
    <Page>
      <h1>{boot.site.name}: design tokens</h1>
      <p>
        From <Value>{boot.site.code}/theme.json</Value> and what it extends, as visitors get them. The site starts in
        the scheme <Value>{boot.theme.scheme}</Value>.
      </p>
      {tokens.groups.map((group) => (
        <PageSection key={group.path} title={group.path} note={group.description}>
          <Tokens group={group} />
        </PageSection>
      ))}
      {(['light', 'dark'] as const).map((scheme) => (
        <PageSection
          key={scheme}
          title={`Contrast, ${scheme}`}
          note="Each colour on each ground that it is seen on. Text needs 4.5 to 1 for AA and 7 to 1 for AAA; borders of inputs and the focus ring need 3 to 1."
        >
          <ContrastTable contrasts={tokens.contrasts[scheme]} />
        </PageSection>
      ))}
      <PageSection
        title="style"
        note="Choices of form, which become CSS for cards, buttons, headings and the backdrop."
      >
        <TokenList items={tokens.style.map((choice) => ({ ...choice, variable: '' }))} />
      </PageSection>
      <PageSection title="fonts" note="Fonts that the site loads itself.">
        <Fonts fonts={fonts} />
      </PageSection>
      <PageSection title="assets" note="Logo and icons, on the page's background.">
        <Pictures assets={boot.theme.assets} />
      </PageSection>
    </Page>
  )
}

function Tokens({ group }: { group: TokenGroup }) {
  return (
    <TokenList
      items={group.tokens}
      sample={(token) => <TokenSample group={group.path} type={group.type} token={token} />}
      wide={group.type === 'fontFamily' || group.path === 'fontSize'}
    />
  )
}

function Fonts({ fonts }: Pick<StoryMerchant, 'fonts'>) {
  if (Object.keys(fonts).length === 0) return <p>None: the brand uses fonts of the device.</p>
  return (
    <dl>
      {Object.entries(fonts).map(([name, { family, src, weight }]) => (
        <Fragment key={name}>
          <dt>
            {family} <Value>{weight}</Value>
          </dt>
          <dd>
            <Value>{src}</Value>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Pictures({ assets }: { assets: object }) {
  return (
    <PictureRow>
      {pictures(assets).map(([name, address]) => (
        <figure key={name}>
          <img src={address} alt="" />
          <figcaption>
            {name} <Value>{address.split('/').at(-1)}</Value>
          </figcaption>
        </figure>
      ))}
    </PictureRow>
  )
}

/** Addresses of pictures anywhere in the theme's assets, by their path: `icons.tab`. */
function pictures(value: unknown, path: readonly string[] = []): [name: string, address: string][] {
  if (typeof value === 'string') return value.startsWith('/brand/') ? [[path.join('.'), value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => pictures(inner, key === 'src' ? path : [...path, key]))
}

const Page = styled.main`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 80rem;
  padding: 2rem var(--space-gutter) 4rem;
  margin-inline: auto;

  > h1 {
    font-size: var(--font-size-heading);
  }
`

const PictureRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 2rem;

  & img {
    max-block-size: 8rem;
    max-inline-size: 16rem;
  }

  & figcaption {
    margin-block-start: 0.5rem;
    font-size: var(--font-size-small);
  }
`
