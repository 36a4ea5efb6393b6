import { defineConfig } from 'vite';
import { pagesConfig } from './vite.pages.ts';

export default defineConfig(pagesConfig('dashboard'));
