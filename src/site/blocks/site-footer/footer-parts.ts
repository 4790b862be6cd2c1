import { css, styled } from 'styled-components'
import { MenuTarget } from '@/site/elements/menu/menu-target'
import type { MenuItem } from '@/contract/generated/merchant-types'

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

/** A label, not a heading: the headings of the page belong to its sections. */
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

export const FooterLink = styled(MenuTarget)<{ $emphasis: Emphasis }>`
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
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
    padding: 0.2rem 0.7rem;
    border: 1px solid var(--color-border);
    border-radius: min(var(--radius-control), 1rem);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  li > i {
    display: flex;
    inline-size: 1.15em;
    block-size: 1.15em;
    color: var(--color-accent);
  }

  li > i:has(> [hidden]) {
    display: none;
  }

  img {
    display: block;
    inline-size: auto;
    block-size: 1.5rem;
  }
`

export const Affiliate = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-3);
  color: var(--color-text-muted);

  ${Title} {
    margin: 0;
    color: var(--color-text);
  }

  > p {
    max-inline-size: 44ch;
    text-wrap: pretty;
  }
`

/** Reserves its space until the server has answered, so that the page does not shift. */
export const Resources = styled.div`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-8);
  min-block-size: 2.8rem;

  @media (max-width: 767px) {
    min-block-size: 10rem;
  }
`

export const Responsibility = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  /* Below the mark where a long word in large text leaves no room beside it. */
  p {
    flex: 1 1 12rem;
    max-inline-size: 80ch;
    text-wrap: pretty;
  }
`

export const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
