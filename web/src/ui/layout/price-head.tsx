import styles from './price-head.module.css'

type Props = {
  title: string
  price: string
  /** Such as "/month". */
  each?: string
}

/** What is offered, and opposite what it costs. */
export function PriceHead({ title, price, each }: Props) {
  return (
    <div className={styles.head}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.price}>
        {price}
        {each && <span className={styles.each}> {each}</span>}
      </p>
    </div>
  )
}
