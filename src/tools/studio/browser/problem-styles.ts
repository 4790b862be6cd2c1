const ground = { color: '#f4f4f6', background: '#16161c' }
const above = 'calc(var(--bottom-bar-size, 0px) + 0.75rem)'

export const rootStyle = {
  ...ground,
  position: 'fixed',
  insetInline: '0.75rem',
  insetBlockEnd: `calc(${above} + 3rem)`,
  zIndex: '2147483647',
  display: 'none',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  maxBlockSize: '60vh',
  border: '1px solid #6b6b7b',
  borderRadius: '0.5rem',
}

export const barStyle = {
  display: 'flex',
  justifyContent: 'flex-end',
  padding: '0.5rem 0.75rem',
}

export const listStyle = {
  display: 'grid',
  gap: '1rem',
  padding: '0 0.75rem 0.75rem',
  overflow: 'auto',
}

export const textStyle = {
  margin: '0',
  font: '0.875rem/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}

export const linkStyle = { font: '600 0.875rem/2.75rem system-ui, sans-serif', color: '#9db2ff' }

export const buttonStyle = {
  ...ground,
  minBlockSize: '2.75rem',
  minInlineSize: '4rem',
  padding: '0 0.875rem',
  font: '600 0.875rem/1 system-ui, sans-serif',
  border: '1px solid #f4f4f6',
  borderRadius: '999px',
  cursor: 'pointer',
}

export const markStyle = {
  position: 'fixed',
  insetInlineEnd: '0.75rem',
  insetBlockEnd: above,
  zIndex: '2147483646',
  display: 'none',
  borderWidth: '2px',
}
