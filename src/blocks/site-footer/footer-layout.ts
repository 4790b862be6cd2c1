import { css, styled } from 'styled-components'
import type { MenuItem, SiteFooterProps } from '@/generated/merchant-types'
import { ActionTarget } from '@/site/action-target'

export const Brand = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;

  img {
    inline-size: auto;
    max-block-size: 2.5rem;
    max-inline-size: 10rem;
  }
`

export const About = styled.p`
  max-inline-size: 44ch;
  color: var(--color-text-muted);
  text-wrap: pretty;
`

/** Names what stands under it; the page's own headings stay those of its sections. */
export const Title = styled.p`
  margin-block-end: var(--space-2);
  font-family: var(--font-heading);
  font-size: var(--font-size-body);
  font-weight: var(--font-weight-heading);
  letter-spacing: var(--control-tracking);
  text-transform: var(--heading-transform);
`

const bareList = css`
  ul {
    padding: 0;
    list-style: none;
  }
`

export const Links = styled.nav`
  ${bareList}
`

type Emphasis = MenuItem['emphasis']

const linkColors: Record<Emphasis, string> = {
  quiet: 'var(--color-text-muted)',
  normal: 'var(--footer-link, var(--color-text-muted))',
  strong: 'var(--footer-link-strong, var(--color-text))',
}

export const FooterLink = styled(ActionTarget)<{ $emphasis: Emphasis }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ $emphasis }) => linkColors[$emphasis]};
  font-size: ${({ $emphasis }) => ($emphasis === 'quiet' ? 'var(--font-size-small)' : 'inherit')};
  font-weight: ${({ $emphasis }) => ($emphasis === 'strong' ? 'var(--font-weight-control)' : 'inherit')};
  text-decoration: none;

  &:hover {
    color: var(--color-text);
    text-decoration: underline;
  }

  &[aria-current] {
    color: var(--color-accent);
  }
`

export const VendorNames = styled.div`
  ${bareList}

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }

  li {
    padding: 0.2rem 0.7rem;
    border: 1px solid var(--color-border);
    border-radius: min(var(--radius-control), 1rem);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`

export const Responsibility = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  p {
    max-inline-size: 80ch;
    text-wrap: pretty;
  }
`

export const AgeMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border: 2px solid var(--color-danger);
  border-radius: 50%;
  color: var(--color-text);
  font-weight: 700;
`

export const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const columns = css`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-8) var(--space-10);
  padding-block: var(--space-12) var(--space-6);

  ${Responsibility} {
    grid-column: 1 / -1;
    padding-block-start: var(--space-6);
    border-block-start: 1px solid var(--color-border);
  }

  ${Small} {
    grid-column: 1 / -1;
  }
`

const centered = css`
  justify-items: center;
  gap: var(--space-6);
  padding-block: var(--space-12) var(--space-8);
  text-align: center;

  ${Brand} {
    justify-items: center;
  }

  ${Links} ${Title} {
    display: none;
  }

  ${Links} ul,
  ${VendorNames} ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: var(--space-6);
  }

  ${VendorNames} ul {
    column-gap: 0.4rem;
  }

  ${Responsibility} {
    flex-direction: column;
  }
`

/** One slim line on wide screens: logo, links, and the notice under them. */
const band = css`
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: var(--space-3) var(--space-8);
  padding-block: var(--space-5) var(--space-4);
  border-block-start: 3px solid var(--color-primary);

  ${Brand} {
    display: contents;
  }

  ${About},
  ${VendorNames},
  ${Responsibility},
  ${Small} {
    grid-column: 1 / -1;
    max-inline-size: none;
    font-size: var(--font-size-small);
  }

  ${About} {
    order: 1;
  }

  ${VendorNames},
  ${Responsibility},
  ${Small} {
    order: 2;
  }

  ${Links} {
    justify-self: end;
  }

  ${Links} ${Title} {
    display: none;
  }

  ${Links} ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-5);
  }

  ${Links} {
    --footer-link: var(--color-text);
    --footer-link-strong: var(--color-accent);
  }

  ${Links} :is(a, button) {
    font-family: var(--font-heading);
    font-weight: var(--font-weight-control);
    letter-spacing: var(--control-tracking);
    text-transform: var(--heading-transform);
  }

  ${AgeMark} {
    border-radius: var(--radius-control);
  }

  @media (max-width: 767px) {
    grid-template-columns: 1fr;

    ${Links} {
      justify-self: start;
    }
  }
`

const arrangements = { columns, centered, band }

export const Foot = styled.footer<{ $arrangement: SiteFooterProps['arrangement'] }>`
  display: grid;
  padding-inline: var(--page-edge);
  border-block-start: 1px solid var(--color-border);
  background: color-mix(in srgb, var(--color-surface) 80%, transparent);
  ${({ $arrangement }) => arrangements[$arrangement]}
`
