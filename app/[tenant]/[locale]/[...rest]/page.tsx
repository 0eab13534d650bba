import { notFound } from 'next/navigation';

export function generateStaticParams() {
  return [];
}

/** Every address that is no other page. */
export default function UnknownPage() {
  notFound();
}
