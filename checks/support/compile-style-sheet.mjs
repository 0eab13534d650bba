/* Compiles a style sheet as the build does: `node compile-style-sheet.mjs app/globals.css`. A program, because Jest cannot load Tailwind. */
import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

const from = process.argv[2];
const { css } = await postcss([tailwind({ optimize: true })]).process(readFileSync(from, 'utf8'), { from });
process.stdout.write(css);
